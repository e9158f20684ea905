/** Lists read what they show (列表只读摘要): no statement of theirs reads what was filled in, said or kept as a document. */
import { expect, it } from 'vitest'
import { AppLive } from './app.ts'
import { countedStatements } from './testing/countedStatements.ts'
import { newbornCode, prepareNewborn, submitPayload } from './testing/newbornSubmission.ts'
import { loginAs } from './testing/TestCaller.ts'
import { useService } from './testing/useService.ts'

const counted = countedStatements()
const server = useService(AppLive, {}, counted.database)

/** Columns that hold whole forms, answers and documents, and whatever reads every column. */
const contents = /\b(?:content|params|payload|result|applicant|body|part|bytes)\b|\*(?!\))/
const tables = /\bFROM (?:draft|application|handling_case|material_file)\b/

it('the lists of drafts and applications, and the materials of an application, read no contents', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const content = JSON.stringify({ values: { motherName: '周晓岚' } })
  const draft = { clientKey: 'lists-draft', sceneNo: newbornCode, sceneName: '', sourceName: '', step: 'themeForm', content }
  await mother.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft }))
  const payload = submitPayload(await prepareNewborn(mother), 'lists-application')
  const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
  const saidBy = async (ask: () => Promise<unknown>) => {
    const from = counted.mark()
    await ask()
    return counted
      .since(from)
      .flatMap(({ text }) => (tables.test(text) && !/FOR UPDATE|UPDATE delivery|sandbox/.test(text) ? [text.replace(/\s+/g, ' ')] : []))
  }
  const lists = {
    drafts: () => mother.call((client) => client.oneThingDrafts.queryThingInfos({ query: { page: 1, size: 10 } })),
    draftsOfName: () => mother.call((client) => client.oneThingDrafts.queryThingInfos({ query: { sceneName: '新生儿' } })),
    applications: () => mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10 } })),
    applicationsOfGroup: () =>
      mother.call((client) =>
        client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10, group: 'inProgress', keyword: '新生儿' } })
      ),
    waiting: () =>
      mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10, group: 'waiting' } }))
  }
  for (const [name, ask] of Object.entries(lists)) {
    const said = await saidBy(ask)
    expect(said.length, name).toBeGreaterThan(1)
    expect(
      said.filter((text) => contents.test(text)),
      name
    ).toEqual([])
  }
  const detail = () => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
  const materials = (await saidBy(detail)).filter((text) => text.includes('FROM material_file'))
  expect(materials.filter((text) => text.includes('apply_no ='))).toHaveLength(1)
  expect(materials.filter((text) => contents.test(text))).toEqual([])
})
