/** 文件检测结果: that one call uses a success code of its own, 200. Source: spec §5, rulings 5. Example: `isUploadAccepted('200')` → true, `isUploadAccepted(0)` → false. */
export const isUploadAccepted = (code: unknown): boolean => code === 200 || code === '200'
