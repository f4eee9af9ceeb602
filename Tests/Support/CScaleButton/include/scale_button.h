#pragma once

typedef struct ScaleButton ScaleButton;

/* A button that opens a slider. The caller owns it. */
ScaleButton *new_scale_button(double lowest, double highest, double step);
