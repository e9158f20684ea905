/** What registers say of fields as the fields of the scene store it (登记信息): values by field name; what a field cannot take is left out. */
import { registeredValue } from '@ljonething/domain/form/registeredValue'
import type { GivenValues } from '@ljonething/domain/registers/givenTo'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import { heldOption } from './sources/heldSources.ts'

export const registeredFields = (catalogue: Catalogue['Service'], { form }: Pick<Scene, 'form'>, told: GivenValues): GivenValues => {
  const { regions, dictionaries } = catalogue
  const known = { regions, dictionaries, optionOf: (source: string, code: string) => heldOption(catalogue, source, code) }
  const fields = (form?.groups ?? []).flatMap((group) => group.fields.filter(({ name }) => Object.hasOwn(told, name)))
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = registeredValue(field, told[field.name] ?? '', known)
      return value === undefined ? [] : [[field.name, value] as const]
    })
  )
}
