/**
 * Walks one path to every set of matters a guide can end with (办理路径), as portal and service would: plan, form, check, submission. A path that
 * ends without a matter leads nowhere; a form has nothing to mend; a value it starts with must hold; every department must be sent something.
 */
import { describeForm } from '@ljonething/domain/form/describeForm'
import type { Dictionaries } from '@ljonething/domain/form/FormDescription'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import { initialValues } from '@ljonething/domain/form/initialValues'
import { soundDescription } from '@ljonething/domain/form/sound/soundDescription'
import { validateForm } from '@ljonething/domain/form/validateForm'
import { userType } from '@ljonething/domain/codes/user'
import { planScene } from '@ljonething/domain/plan/planScene'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { isEmpty } from '@ljonething/validation/rules/isEmpty'
import { explorePaths } from './explorePaths.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

/** Any day serves: no value a form starts with depends on it. */
const today = '2026-11-20'
/** A visitor may yet become a person or a company: every choice is theirs. */
const anyone = userType.code.tourist

export function checkPaths({ scene, fields }: SceneIndex, dictionaries: Dictionaries): readonly PathProblem[] {
  if (scene.matters.length === 0) return []
  const pathOf = new Map(fields.map(({ field, path }) => [field.name, path]))
  const told = new Map<string, PathProblem>()
  const tell = (path: string, message: string) => told.set(`${path} ${message}`, { path, message })
  for (const { answers } of explorePaths(scene, { matters: scene.matters.map(({ code }) => code) }).ends) {
    const plan = planScene(scene, answers, { region: scene.region, userType: anyone, today })
    const path = Object.entries(answers)
      .map(([code, values]) => `${code} ${values.join('、')}`)
      .join(', ')
    if (!plan.ready) tell('guide.questions', `a path ends without any matter: ${path}`)
    const description = describeForm(plan, dictionaries)
    for (const { problem, id } of soundDescription(description).issues)
      tell(pathOf.get(shortId(id)) ?? 'form', `the form has to be mended: ${problem} of ${id}`)
    const values = initialValues(description, today)
    for (const { id, text, cell } of validateForm({ ...description, allfile: [] }, values, {}, { today })) {
      const name = id.split('^').at(-1) ?? ''
      if (cell === undefined && !isEmpty(values[id]))
        tell(`${pathOf.get(name) ?? 'form'}.value`, `the form starts with a value that does not hold: ${text}`)
    }
    const facts = {
      packageName: '',
      regionCode: scene.region,
      dataSource: '1',
      hasEnt: false,
      sceneType: scene.unionType,
      content: '',
      today
    } as const
    for (const part of buildSubmission(plan, description, values, {}, facts).parts) {
      const at = scene.matters.findIndex(({ code }) => code === part.matterCode)
      if (part.fields.length === 0) tell(`matters[${at}]`, `matter ${part.matterCode} is sent without any field: ${path}`)
    }
  }
  return Array.from(told.values())
}
