import { kept } from '../elements/kept.ts'
import { standIn } from '../elements/standIn.ts'
import type { ErrorLine, ErrorSection, FieldError } from './errorLines.ts'
import { listedErrors } from './errorLines.ts'
import * as styles from './ErrorSummary.css.ts'

/** A unit at the end of a label (单位); any other bracket tells fields of one name apart: 身份证号（卖方）. */
const unit = /（(?:元|万元|米|厘米|平方米|克|周|年|人|%)）$/u

const textOf = ({ label, message }: FieldError): string =>
  label.length > 2 && message.includes(label.replace(unit, '')) ? message : `${label}：${message}`

const element = <K extends 'a' | 'div' | 'h3' | 'li' | 'p' | 'span' | 'ul'>(name: K, className = '', ...within: (string | Node)[]) => {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.append(...within)
  return made
}
const linkTo = (fieldId: string, text: string) => {
  const link = element('a', styles.link, text)
  link.href = `#${fieldId}`
  return link
}
const say = (place: Element, text: string) => {
  if (place.textContent !== text) place.textContent = text
}

/**
 * The lines of an error summary (错误清单), kept by what they say and not drawn by React: of hundreds of errors one goes with each field that becomes
 * right, and only its link goes from the page.
 */
const createErrorList = (place: Element) => {
  const links = kept<HTMLElement>()
  const lines = kept<HTMLElement>()
  const sections = kept<HTMLElement>()
  const rests = kept<HTMLElement>()
  const sames = kept<HTMLElement>()

  const errorOf = (error: FieldError, text: string, isLast: boolean) => {
    const made = links.of(`${error.fieldId} ${text}`, () => element('span', styles.error, linkTo(error.fieldId, text)))
    const mark = made.childNodes[1]
    if (isLast) mark?.remove()
    else if (mark === undefined) made.append('、')
    return made
  }
  const lineOf = (section: string, { alike, errors }: ErrorLine) => {
    const told = errors.map((error, at) => errorOf(error, alike === '' ? textOf(error) : error.label, at === errors.length - 1))
    const first = errors[0]
    const key = `${section} ${alike || `${first?.fieldId} ${first?.message}`}`
    const line = lines.of(key, () => element('li'))
    standIn(line, alike === '' ? told : [sames.of(key, () => element('span', styles.alike, `${alike}：`)), ...told])
    return line
  }
  const sectionOf = ({ title, count, lines: told }: ErrorSection) => {
    const section = sections.of(title, () =>
      title === ''
        ? element('div', '', element('ul', styles.list))
        : element('div', '', element('h3', styles.section), element('ul', styles.list))
    )
    if (title !== '' && section.firstElementChild !== null) say(section.firstElementChild, `${title}（${count} 处）`)
    if (section.lastElementChild !== null)
      standIn(
        section.lastElementChild,
        told.map((line) => lineOf(title, line))
      )
    return section
  }
  const restOf = (rest: readonly FieldError[]) => {
    const first = rest[0]
    if (first === undefined) return []
    const line = rests.of(first.fieldId, () => element('p', styles.rest, '', linkTo(first.fieldId, `从“${first.label}”开始`)))
    if (line.firstChild !== null) line.firstChild.textContent = `还有 ${rest.length} 处，`
    return [line]
  }
  return (errors: readonly FieldError[]): void => {
    const listed = listedErrors(errors)
    standIn(place, [...listed.sections.map(sectionOf), ...restOf(listed.rest)])
    for (const each of [links, lines, sections, rests, sames]) each.settle()
  }
}

/** The link to the field of this id was followed. */
export type Select = (fieldId: string) => void

interface List {
  readonly show: (errors: readonly FieldError[]) => void
  select: Select
}

const lists = new WeakMap<Element, List>()

const listIn = (place: Element, select: Select): List => {
  const list: List = { show: createErrorList(place), select }
  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    event.preventDefault()
    list.select((link.getAttribute('href') ?? '').slice(1))
  })
  return list
}

/** Shows these errors in a place, in the lines that stand there already as far as they say the same. */
export const showErrors = (place: Element, errors: readonly FieldError[], select: Select): void => {
  const list = lists.get(place) ?? listIn(place, select)
  lists.set(place, list)
  list.select = select
  list.show(errors)
}
