/**
 * Sources that this service answers from its dictionaries and regions (本平台数据源). One for each source the table calls local; of a dictionary with
 * areas as parents the rows stand in these.
 */
import type { SourceOption } from '@ljonething/api/oneThing/RegistersApi'
import type { Appointment } from '@ljonething/domain/booking/Appointment'
import { areasIn, countiesIn } from '@ljonething/domain/booking/bookingAreas'
import type { BookingArea } from '@ljonething/domain/booking/bookingAreas'
import type { DictionaryRow } from '@ljonething/domain/form/dictionaries'
import { findRegion, regionAt } from '@ljonething/domain/region/RegionTree'
import type { Region, RegionTree } from '@ljonething/domain/region/RegionTree'
import type { SourceName, SourcesFrom } from '@ljonething/domain/registers/registers'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { Catalogue } from '../../catalogue/Catalogue.ts'
import type { Institution, Offer } from './Institution.ts'
import { optionOf } from './searchInstitutions.ts'

/** What the service holds to answer from. */
export interface Holdings extends Pick<Catalogue['Service'], 'dictionaryRows' | 'regions'> {
  readonly scenes: readonly { readonly scene: Pick<Scene, 'appointment'> }[]
}

type Held = (holdings: Holdings) => readonly Institution[]

const rowOf = (regions: RegionTree, { code, name, parentCode }: DictionaryRow): Institution => ({
  value: code,
  name,
  ...(findRegion(regions, parentCode) === undefined ? {} : { region: parentCode })
})

const dictionary =
  (rootCode: string): Held =>
  ({ dictionaryRows, regions }) =>
    dictionaryRows(rootCode).map((row) => rowOf(regions, row))

const streets = new WeakMap<RegionTree, readonly Region[]>()
const streetsOf = (regions: RegionTree): readonly Region[] => {
  const nodes = () => Array.from({ length: regions.size }, (_, at) => regionAt(regions, at + 1))
  const found = streets.get(regions) ?? (nodes().filter((region) => region?.level === 'street') as readonly Region[])
  streets.set(regions, found)
  return found
}

/** Institutions named after their street or township, as police stations and community health centres are. */
const perStreet =
  (prefix: string, suffix: string): Held =>
  ({ regions }) =>
    streetsOf(regions).map(({ code, name, parentCode = '' }) => ({
      value: `${prefix}${code.slice(0, 9)}`,
      name: `${findRegion(regions, parentCode)?.name ?? ''}${name.replace(/街道(办事处)?$/, '')}${suffix}`,
      region: parentCode,
      area: code
    }))

/** Of the scenes that are booked by this call. */
const booked =
  (call: SourceName, of: (appointment: Appointment, regions: RegionTree) => readonly Institution[]): Held =>
  ({ scenes, regions }) =>
    scenes.flatMap(({ scene: { appointment } }) => (appointment?.api.includes(call) === true ? of(appointment, regions) : []))

const optionsOf = (areas: readonly BookingArea[]): readonly Institution[] => areas.map(({ code, name }) => ({ value: code, name }))

const bookingAreas = (appointment: Appointment, regions: RegionTree): readonly Institution[] => {
  const below = (code: string): readonly BookingArea[] =>
    areasIn(appointment, regions, code).flatMap((area) => [area, ...(area.hasChildren ? below(area.code) : [])])
  return optionsOf(below(appointment.defaults.areaCode))
}

const bookingOffices = ({ organizations }: Appointment): readonly Institution[] =>
  organizations.map(({ orgCode, name, region, address, phone, hours }) => ({ value: orgCode, name, region, address, phone, hours }))

const sources: Readonly<Record<SourcesFrom<'local'>, Held>> = {
  'marriage/getAreaList': booked('marriage/getAreaList', bookingAreas),
  'marriage/queryCountys': booked('marriage/queryCountys', (appointment, regions) =>
    optionsOf(countiesIn(appointment, regions, appointment.defaults.areaCode))
  ),
  'marriage/queryOrgs': booked('marriage/queryOrgs', bookingOffices),
  'marriage/appointOrganizationConfigure': booked('marriage/appointOrganizationConfigure', bookingOffices),
  'marriage/chooseAppointTime': booked('marriage/chooseAppointTime', ({ slots }) =>
    slots.map(({ code, from, to }) => ({ value: code, name: `${from}-${to}` }))
  ),
  REMOTE_HOSPITAL: dictionary('HOSPITAL'),
  'newBorn/getVfcSelect': dictionary('HOSPITAL'),
  'newBorn/bankSearch': dictionary('YHLB'),
  REMOTE_SCHOOL: dictionary('XX'),
  REMOTE_POLICE: perStreet('PCS', '派出所'),
  REMOTE_VACCINE: perStreet('JZ', '预防接种门诊'),
  REMOTE_COMMUNITY: perStreet('SQ', '社区卫生服务中心')
}

const held: ReadonlyMap<string, Held> = new Map(Object.entries(sources))

const byCode = (institutions: readonly Institution[] | undefined): Offer | undefined => {
  if (institutions === undefined) return undefined
  // Of two under one code the first counts.
  const codes = new Map(institutions.toReversed().map((one) => [one.value, one]))
  return { institutions, under: (code) => codes.get(code) }
}

/** Made of each source at its first use: what the service holds stays as it is. */
const kept = new WeakMap<Holdings, Map<string, Offer>>()

/** What a source offers that is held here. */
export const heldSource = (holdings: Holdings, source: string): Offer | undefined => {
  const offers = kept.get(holdings) ?? new Map<string, Offer>()
  kept.set(holdings, offers)
  const offer = offers.get(source) ?? byCode(held.get(source)?.(holdings))
  if (offer !== undefined) offers.set(source, offer)
  return offer
}

/** The option under this code of a source that is held here. */
export const heldOption = (holdings: Holdings, source: string, code: string): SourceOption | undefined => {
  const found = heldSource(holdings, source)?.under(code)
  return found && optionOf(found)
}
