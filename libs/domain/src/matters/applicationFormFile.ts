/** 申请表文件: of several application forms in one list only the last is kept; other files stay as they are. Source: spec §4.2, §9. Example: two forms a and b → b. */
export function keepLastApplicationForm<F extends { readonly isApplyForm: boolean }>(files: readonly F[]): readonly F[] {
  const last = files.findLast((file) => file.isApplyForm)
  return files.filter((file) => !file.isApplyForm || file === last)
}
