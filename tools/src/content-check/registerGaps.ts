/**
 * What a scene asks that nobody answers yet (登记缺口), with its place: the table declares it, the person is told and declares or fills it in.
 * Where there is no such way on, it is a problem: a required field that neither the person nor the system can fill.
 */
import { optionRoot } from '@ljonething/domain/form/describeField'
import { componentTypeOf } from '@ljonething/domain/form/fieldFormat'
import { fillableField } from '@ljonething/domain/form/fillableField'
import { registerNamed, sourceNamed } from '@ljonething/domain/registers/registers'
import { bookingFieldNames } from './checkBooking.ts'
import { linkageOfScene, namedByBooking } from './checkRegisters.ts'
import type { PathProblem } from './Problem.ts'
import type { IndexedField, SceneIndex } from './sceneIndex.ts'

const choosing = ['select', 'cascader', 'configCascader', 'treeBox']

/** Names of the fields that a register which answers fills. */
export function answeredFills(index: SceneIndex): readonly string[] {
  return linkageOfScene(index).flatMap(({ rule: { then } }) => {
    const row = registerNamed(then.lookup?.api ?? '')?.lookup
    if (row === undefined || row.from === 'gap') return []
    return Object.entries(then.lookup?.fill ?? {}).flatMap(([name, key]) => (row.gives.includes(key) ? [name] : []))
  })
}

function fieldDeadEnds({ field, path }: IndexedField): readonly PathProblem[] {
  const dead = (name: string, source: string, where: string) => ({
    path: where,
    message: `${name} is required, but its source ${source} can give nothing`
  })
  const own = fillableField(field, new Set())
  const isStuck =
    choosing.includes(componentTypeOf(own.typeName)) && optionRoot(own) === '' && sourceNamed(own.dataSource ?? '') !== undefined
  const isLocked = own.typeName !== field.typeName && field.disable === true
  const columns = (field.columns ?? []).flatMap((column, at) =>
    column.required && optionRoot(column) === '' && sourceNamed(column.dataSource ?? '')?.from === 'gap'
      ? [dead(`column ${column.id}`, column.dataSource ?? '', `${path}.columns[${at}].dataSource`)]
      : []
  )
  return [
    ...(field.required && (isStuck || isLocked) ? [dead(`field ${field.name}`, field.dataSource ?? '', `${path}.dataSource`)] : []),
    ...columns
  ]
}

/** By which one books the form shows as one, with the booking's own choices. */
export const checkDeadEnds = (index: SceneIndex): readonly PathProblem[] => {
  const booked = bookingFieldNames(index)
  return index.fields.filter(({ field }) => !booked.includes(field.name)).flatMap(fieldDeadEnds)
}

export function registerGaps(index: SceneIndex): readonly PathProblem[] {
  const { scene, fields } = index
  const checks = scene.preChecks.flatMap(({ code, check }, at): PathProblem[] => {
    const row = registerNamed(check.api)
    return row?.check?.from === 'gap'
      ? [
          {
            path: `preChecks[${at}].check`,
            message: `pre-check ${code}: nobody answers ${check.api} (${row.system}：${row.label}), the person declares it`
          }
        ]
      : []
  })
  const lookups = linkageOfScene(index).flatMap(({ rule: { then }, path }): PathProblem[] => {
    const row = registerNamed(then.lookup?.api ?? '')
    if (then.lookup === undefined || row?.lookup === undefined) return []
    const { gives, from } = row.lookup
    const byHand = Object.entries(then.lookup.fill).flatMap(([name, key]) => (from !== 'gap' && gives.includes(key) ? [] : [name]))
    return byHand.length === 0
      ? []
      : [
          {
            path: `${path}.then.lookup`,
            message: `${byHand.join(', ')}: nobody answers ${then.lookup.api} (${row.system}：${row.label}), filled in by hand`
          }
        ]
  })
  const sources = fields.flatMap(({ field, path }): PathProblem[] => {
    const row = sourceNamed(field.dataSource ?? '')
    if (row?.from !== 'gap') return []
    const instead = optionRoot(field) === '' ? 'filled in by hand' : `the dictionary ${optionRoot(field)} stands in`
    return [
      {
        path: `${path}.dataSource`,
        message: `${field.name}: nobody answers ${field.dataSource ?? ''} (${row.system}：${row.label}), ${instead}`
      }
    ]
  })
  const booking = namedByBooking(index).flatMap(({ name, path }): PathProblem[] => {
    const row = sourceNamed(name)
    return row?.from === 'gap' ? [{ path, message: `booking: nobody answers ${name} (${row.system}：${row.label})` }] : []
  })
  return [...checks, ...lookups, ...sources, ...booking]
}
