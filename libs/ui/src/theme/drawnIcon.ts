/** Icons that style sheets draw (样式图标) in the colour of the text: no element for each of a thousand fields. Outlines as those of Lucide. */
const outlines = {
  calendar: '<path d="M8 2v3M16 2v3M3 9h18"/><rect x="3" y="3" width="18" height="18" rx="2"/>',
  chevronDown: '<path d="m6 9 6 6 6-6"/>',
  circleAlert: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>',
  circleCheck: '<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>',
  circleDashed: '<circle cx="12" cy="12" r="10" stroke-dasharray="3.93"/>'
} as const

const sheet = (outline: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${outline}</svg>`

/** Of a `::before` or `::after`; it stands in forced colours and on paper too. */
export const drawnIcon = (name: keyof typeof outlines, size: string) =>
  ({
    content: '""',
    flex: 'none',
    width: size,
    height: size,
    background: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(sheet(outlines[name]))}") center / contain no-repeat`,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none'
  }) as const
