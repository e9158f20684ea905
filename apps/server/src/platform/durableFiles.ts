/** Files and folders that survive a power cut (持久写入): what is new is synced into its folder. */
import { randomUUID } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const syncFolder = async (path: string) => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** At the position, or behind what was written before. */
export const writeAll = async (file: FileHandle, chunk: Uint8Array, position?: number) => {
  for (let offset = 0; offset < chunk.length;) {
    const at = position === undefined ? null : position + offset
    const { bytesWritten } = await file.write(chunk, offset, chunk.length - offset, at)
    offset += bytesWritten
  }
}

/** New folders are synced into their parents, so that a file in them cannot be lost with its folder. */
export const makeFolders = async (root: string, folder: string) => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let path = folder; path.length >= root.length; path = dirname(path)) await syncFolder(path)
}

/** Writes and removes a file; fails where the folder takes none. */
export const probe = async (root: string) => {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const path = join(root, `.probe-${randomUUID()}`)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.write('ok')
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
