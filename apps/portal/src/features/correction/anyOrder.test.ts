import { expect, it } from 'vitest'
import type { Staged, SubmittedApplication } from '../../queries/corrections.ts'
import { createTabCopies } from '../../saving/createTabCopies.ts'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { describedForm } from '../../testing/newbornForm.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import type { Field, SaverUser } from '../../testing/saversInAnyOrder.ts'
import { keepsEverything } from '../../testing/saversInAnyOrder.ts'
import { createStaging } from './staging.ts'
import { stagedCodec } from './storedStaging.ts'
// Are loaded when two sides meet; no clock of a test passes for that.
import '../../saving/metSide.ts'
import './mergeStaged.ts'

const ids = { first: 'NB2015^motherName', second: 'NB1001^babyName', both: 'NB2020^motherMobile' } satisfies Record<Field, string>
const description = describedForm(newbornScene, guideAnswers)
const wanted = new Set(Object.values(ids))
/** No more of the form than what is asked for. */
const form = {
  ...description,
  allfile: [],
  allfield: description.allfield.map((group) => ({ ...group, fieldList: group.fieldList.filter(({ id }) => wanted.has(id)) }))
}
const asked = form.allfield.flatMap(({ fieldList }) => fieldList.map(({ id }) => ({ id, reason: '请核对' })))

/** The staged correction of the service, as `StagedCorrections` keeps it. */
const desk = () => {
  let kept: SubmittedApplication['staged'] = { version: 0, values: {}, files: {} }
  const stage = (version: number, { values, files }: Staged) => {
    const isAgain = kept.version === version + 1 && JSON.stringify([kept.values, kept.files]) === JSON.stringify([values, files])
    if (kept.version !== version && !isAgain) throw Object.assign(new Error(), { _tag: 'Conflict', msg: '' })
    if (!isAgain) kept = { version: version + 1, values, files }
    return { version: kept.version, savedAt: '2026-11-23T04:10:00.000Z' }
  }
  return { stage, kept: () => kept }
}

/** The two sides type into what it opens. */
const askedFor = (staged: SubmittedApplication['staged']): SubmittedApplication => ({
  ...{ applyNo: 'A1', sceneCode: newbornScene.sceneCode, sceneName: newbornScene.name, submittedAt: '', consult: '12345' },
  ...{ form, values: {}, files: {}, signed: [], mayCorrect: true, staged, former: [] },
  requests: [
    {
      ...{ caseNo: 'A', matterName: '出生登记', department: '省公安厅', until: '2099-12-04', isOverdue: false },
      ...{ fields: asked, materials: [] }
    }
  ]
})

const user = (): SaverUser => {
  const { stage, kept } = desk()
  return {
    asks: false,
    doubled: () => 0,
    kept: (field) => kept().values[ids[field]] ?? '',
    open: ({ clock, storage, ask }) => {
      const application = askedFor(kept())
      const staging = createStaging(application, {
        clock,
        copies: createTabCopies(stagedCodec, { clock, storage }),
        calls: { stage: (_applyNo, version, staged) => ask(() => stage(version, staged)), read: async () => kept() }
      })
      return {
        saver: staging.saver,
        read: (field) => staging.state().staged.values[ids[field]] ?? '',
        type: (field, text) => staging.put({ values: { ...staging.state().staged.values, [ids[field]]: text } }),
        asked: () => []
      }
    }
  }
}

it('a correction loses nothing and doubles nothing, whatever comes in which order', () => keepsEverything(user))

it('what was handed in is saved no more: whoever asks once again is answered at once', async () => {
  const staging = createStaging(askedFor({ version: 4, values: {}, files: {} }))
  staging.finish()
  expect(await staging.flush()).toBe(4)
})
