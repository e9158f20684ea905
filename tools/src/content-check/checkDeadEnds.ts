/** Required fields that neither the person nor the system can fill (无法填写的必填项): a choice whose source gives no options in the way it asks for them. */
import { optionRoot } from '@ljonething/domain/form/describeField'
import { componentTypeOf } from '@ljonething/domain/form/fieldFormat'
import { fillableField } from '@ljonething/domain/form/fillableField'
import { choosesFromOptions } from '@ljonething/domain/form/sound/choosable'
import { sourceNamed } from '@ljonething/domain/registers/registers'
import { bookingFieldNames } from './checkBooking.ts'
import type { PathProblem } from './Problem.ts'
import type { IndexedField, SceneIndex } from './sceneIndex.ts'

function fieldDeadEnds({ field, path }: IndexedField): readonly PathProblem[] {
  const own = fillableField(field)
  const { typeName, dataSource = '' } = own
  const isStuck = choosesFromOptions(componentTypeOf(typeName)) && optionRoot(own) === '' && sourceNamed(dataSource) !== undefined
  const isLocked = typeName !== field.typeName && field.disable === true
  return field.required && (isStuck || isLocked)
    ? [{ path: `${path}.dataSource`, message: `field ${field.name} is required, but its source ${dataSource} can give nothing` }]
    : []
}

/** By which one books the form shows as one, with the booking's own choices. */
export const checkDeadEnds = (index: SceneIndex): readonly PathProblem[] => {
  const booked = bookingFieldNames(index)
  return index.fields.filter(({ field }) => !booked.includes(field.name)).flatMap(fieldDeadEnds)
}
