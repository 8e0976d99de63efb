; A kernel as Triton's AMD back end hands it to LLVM: pointers in address space 1, dynamic LDS as an external array, no DWARF version.
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@global_smem = external addrspace(3) global [0 x i8], align 16
define amdgpu_kernel void @add_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2) #0 !dbg !4 {
  %t = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !7
  %g = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %b = shl i32 %g, 7, !dbg !7
  %i = or disjoint i32 %b, %t, !dbg !8
  %c = icmp slt i32 %i, %2, !dbg !8
  br i1 %c, label %then, label %done, !dbg !8
then:
  %w = zext nneg i32 %i to i64, !dbg !8
  %p = getelementptr float, ptr addrspace(1) %0, i64 %w, !dbg !8
  %q = getelementptr float, ptr addrspace(1) %1, i64 %w, !dbg !8
  %s = getelementptr float, ptr addrspace(3) @global_smem, i32 %t, !dbg !8
  %v = load float, ptr addrspace(1) %p, align 4, !dbg !9
  store float %v, ptr addrspace(3) %s, align 4, !dbg !9
  %x = load volatile float, ptr addrspace(3) %s, align 4, !dbg !9
  %y = fadd float %x, 1.0, !dbg !9
  store float %y, ptr addrspace(1) %q, align 4, !dbg !9
  br label %done, !dbg !9
done:
  ret void, !dbg !9
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
attributes #0 = { nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,128" "amdgpu-waves-per-eu"="0" "uniform-work-group-size"="false" "denormal-fp-math-f32"="ieee" }
!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "add.py", directory: "/project")
!4 = distinct !DISubprogram(name: "add_kernel", linkageName: "add_kernel", scope: !3, file: !3, line: 5, type: !5, scopeLine: 5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 6, column: 10, scope: !4)
!8 = !DILocation(line: 7, column: 12, scope: !4)
!9 = !DILocation(line: 8, column: 4, scope: !4)
