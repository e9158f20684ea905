/**
 * The sources of options (数据源) by the table of the domain: searched while one types, gone through area by area, and asked at a submit whether they
 * offer what was chosen. What an outside system offers comes whole from `OutsideRegisters`; searching, areas and pages are the same for all.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { SourceOption } from '@ljonething/api/oneThing/RegistersApi'
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import { storedCodes } from '@ljonething/domain/form/storedCodes'
import { choicesGivenTo } from '@ljonething/domain/registers/givenTo'
import type { GivenValues } from '@ljonething/domain/registers/givenTo'
import { sourceNamed } from '@ljonething/domain/registers/registers'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../../catalogue/Catalogue.ts'
import { OutsideRegisters } from '../OutsideRegisters.ts'
import type { RegisterGap } from '../RegisterGap.ts'
import { UnknownRegister } from '../UnknownRegister.ts'
import { heldSource } from './heldSources.ts'
import type { Institution, Offer } from './Institution.ts'
import { optionOf, searchInstitutions } from './searchInstitutions.ts'
import type { SourceSearch } from './searchInstitutions.ts'

/** What was chosen from sources, by `choiceKey`; undefined is what the source does not offer. */
export type Choices = ReadonlyMap<string, SourceOption | undefined>
export const choiceKey = (source: string, code: string): string => `${source} ${code}`

const searched = (institutions: readonly Institution[]): Offer => ({
  institutions,
  under: (code) => institutions.find(({ value }) => value === code)
})

export class Sources extends Context.Service<
  Sources,
  {
    /** All that fit. */
    readonly search: (
      source: string,
      search: SourceSearch,
      values: GivenValues
    ) => Effect.Effect<readonly SourceOption[], UnknownRegister | RegisterGap | Rejected>
    /** Of the fields of a form whose source is asked. */
    readonly chosen: (description: FormDescription, values: FormValues) => Effect.Effect<Choices, RegisterGap>
  }
>()('@ljonething/server/registers/Sources') {
  static readonly layer = Layer.effect(
    Sources,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const outside = yield* OutsideRegisters

      const offered = Effect.fnUntraced(function* (
        source: string,
        values: GivenValues
      ): Effect.fn.Return<Offer, UnknownRegister | RegisterGap | Rejected> {
        const row = sourceNamed(source)
        if (row === undefined) return yield* new UnknownRegister({ name: source })
        const given = choicesGivenTo(row, values)
        const isMissing = Object.entries(row.params ?? {}).some(
          ([param, { isOptional }]) => isOptional !== true && given[param]?.length === 0
        )
        if (isMissing) return yield* new Rejected({ msg: '请先完成前面的选择，再选择此项' })
        return heldSource(catalogue, source) ?? searched(yield* outside.source(source, given))
      })

      /** Nothing where what the source depends on was not chosen. */
      const offerable = (source: string, values: GivenValues) =>
        Effect.catchTags(offered(source, values), {
          UnknownRegister: Effect.die,
          Rejected: () => Effect.succeed(searched([]))
        })

      return Sources.of({
        search: (source, search, values) =>
          Effect.map(offered(source, values), ({ institutions }) => searchInstitutions(institutions, catalogue.regions, search)),
        chosen: Effect.fnUntraced(function* ({ allfield }, values) {
          const named = Object.fromEntries(Object.entries(values).map(([id, value]) => [shortId(id), value]))
          const fields = allfield.flatMap(({ fieldList }) => fieldList)
          const asked = fields.flatMap(({ id, componentType, dataSource }) => {
            if (sourceNamed(dataSource) === undefined) return []
            const codes = storedCodes(componentType, values[id] ?? '') ?? []
            return codes.flatMap((code) => (code === '' ? [] : [{ source: dataSource, code }]))
          })
          const sources = [...new Set(asked.map(({ source }) => source))]
          const offers = yield* Effect.forEach(sources, (source) => offerable(source, named), { concurrency: 4 })
          return new Map(
            asked.map(({ source, code }) => {
              const found = offers[sources.indexOf(source)]?.under(code)
              return [choiceKey(source, code), found && optionOf(found)] as const
            })
          )
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, OutsideRegisters.layer]))
}
