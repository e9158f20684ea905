/** Hands bytes to the person as a file (下载); the blob address lives 40 seconds (spec §9). */
const revokeAfterMs = 40_000

export const saveFile = (bytes: Uint8Array<ArrayBuffer>, name: string): void => {
  const url = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
