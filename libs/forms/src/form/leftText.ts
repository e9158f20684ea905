export const leftText = (count: number): string => `还有 ${count} 处需要修改`
