/**
 * The save under way when a flow is left (最后一次暂存): the next opening of the scene waits for it, so that it starts from the version that save
 * makes. It waits at most 3 seconds; a slower save may then meet a conflict, which is shown.
 */
const longestWaitMs = 3_000
const saves = new Map<string, Promise<unknown>>()

export const keepLastSave = (sceneCode: string, save: Promise<unknown>): void => {
  const kept = save.finally(() => {
    if (saves.get(sceneCode) === kept) saves.delete(sceneCode)
  })
  saves.set(sceneCode, kept)
}

export const lastSave = async (sceneCode: string): Promise<void> => {
  const save = saves.get(sceneCode)
  if (save !== undefined) await Promise.race([save, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
}
