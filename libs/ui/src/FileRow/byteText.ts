const units = ['字节', 'KB', 'MB', 'GB']

/** Size of a file for people: 812 字节, 96.4 KB, 1.2 MB (steps of 1024). */
export const byteText = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const shown = bytes / 1024 ** step
  return `${step === 0 ? shown : Number(shown.toFixed(1))} ${units[step]}`
}
