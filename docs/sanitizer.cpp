// Three kernels with a mistake each, for docs/sanitizer.md.
#include <hip/hip_runtime.h>

#include <vector>

__global__ void scale(float *values, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i <= n) values[i] *= factor; // One element too many.
}

__global__ void smooth(const float *in, float *out, int n) {
    __shared__ float tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = i < n ? in[i] : 0;
    // A __syncthreads() is missing here.
    if (i < n) out[i] = (tile[threadIdx.x] + tile[255 - threadIdx.x]) / 2;
}

__global__ void accumulate(const float *in, float *sums, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) sums[i] += in[i];
}

int main() {
    const int n = 1000;
    std::vector<float> ones(n, 1.0f);
    float *in, *out, *sums;
    (void)hipMalloc((void **)&in, n * sizeof(float));
    (void)hipMalloc((void **)&out, n * sizeof(float));
    (void)hipMalloc((void **)&sums, n * sizeof(float)); // Never set to 0.
    (void)hipMemcpy(in, ones.data(), n * sizeof(float), hipMemcpyHostToDevice);
    scale<<<4, 256>>>(in, 2.0f, n);
    smooth<<<4, 256>>>(in, out, n);
    accumulate<<<4, 256>>>(in, sums, n);
    return hipDeviceSynchronize();
}
