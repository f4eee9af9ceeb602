/* Empty on purpose: this target only hands pkg-config's flags for libsecret to CKeyring. */
