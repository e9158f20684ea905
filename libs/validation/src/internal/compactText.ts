/**
 * Full-width forms as ASCII, 。 as a dot, every dash as '-'. White space, controls and what is not seen at all (joiners,
 * direction marks, variation selectors) become `gap`.
 */
export const plainForm = (input: string, gap = ''): string =>
  input
    .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[。｡]/g, '.')
    .replace(/[\s\p{Cc}\p{Cf}\p{DI}]+/gu, gap)
    .replace(/[\p{Pd}−─]/gu, '-')

/** The same without dashes and brackets: digits and letters of a number stand together. */
export const compactText = (input: string): string => plainForm(input).replace(/[-()]/g, '')

/** In capitals besides. */
export const compactCode = (input: string): string => compactText(input).toUpperCase()
