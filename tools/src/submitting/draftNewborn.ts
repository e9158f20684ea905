/** The newborn application of the sample mother up to its materials, kept as a draft by calls (直接暂存), for journeys that begin there. */
import { fillIn, newbornScene, region } from '@ljonething/server/testing/newbornSubmission'
import { loginAs } from '@ljonething/server/testing/TestCaller'

const passed = { status: '1', message: '核验通过' } as const

/** `origin` is that of the running product, `bornAt` as `2026-11-03 09:41`; the key of the draft. */
export const draftNewborn = async (origin: string, bornAt: string): Promise<string> => {
  const mother = await loginAs(origin, '周晓岚')
  const scene = await newbornScene()
  const { answers, values } = await fillIn(mother, scene, { fields: { babyBirthTime: bornAt } })
  const checkResults = Object.fromEntries(scene.preChecks.map(({ code }) => [code, passed]))
  const done = { guideDone: true, noticeRead: true, formDone: true, step: 'themeMaterial' }
  const content = JSON.stringify({ v: 3, sceneCode: scene.sceneCode, region, answers, checkResults, values, ...done })
  const about = { clientKey: `draft-${bornAt}`, sceneNo: scene.sceneCode, sceneName: scene.name, sourceName: '网上办理', step: done.step }
  return (await mother.call((client) => client.oneThingDrafts.saveThingInfo({ payload: { ...about, content } }))).rowGuid
}
