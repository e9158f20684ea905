/**
 * 空间菜单: an entry of the personal or enterprise space with the entries below it. Hidden entries and all below them are not shown.
 * What has no code is no entry. Source: spec §3.4. Example: `shownMenus([{ …, hidden: true, sub: […] }])` → [].
 */
import { flag, listOf, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const entryShape = shape({
  attributionDepartment: text,
  faceDetect: flag,
  hidden: flag,
  image: text,
  navbarIcon: text,
  name: text,
  path: text,
  questionnaireFormId: text,
  uniqueCode: text
})

export type SpaceMenu = Shaped<typeof entryShape> & { readonly sub: readonly SpaceMenu[] }

const subShape = shape({ sub: listOf(readSpaceMenu) })

export function readSpaceMenu(value: unknown): SpaceMenu | undefined {
  const entry = entryShape.read(value)
  return entry === undefined || entry.uniqueCode === '' ? undefined : { ...entry, sub: subShape.read(value)?.sub ?? [] }
}

export const shownMenus = (menus: readonly SpaceMenu[]): readonly SpaceMenu[] =>
  menus.filter((menu) => !menu.hidden).map((menu) => ({ ...menu, sub: shownMenus(menu.sub) }))
