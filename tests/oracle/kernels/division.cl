// Divisions as clang expands them; compiled with -cl-fp32-correctly-rounded-divide-sqrt.
__kernel void divide_f32(__global const float *x, __global const float *y, __global float *out) {
    int i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
    out[i] = x[i] / y[i];
}

__kernel void divide_f64(__global const double *x, __global const double *y, __global double *out) {
    int i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
    out[i] = x[i] / y[i];
}
