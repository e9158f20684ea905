/**
 * Icons that style sheets draw (样式图标): no element for each of a thousand fields, and of gradients, since a mask is a layer of its own that each frame
 * puts together again.
 */
interface Sheet {
  readonly backgroundImage?: string
  readonly backgroundSize?: string
  readonly backgroundPosition?: string
  readonly borderStyle?: 'dashed'
  readonly borderRadius: string | number
}

const ink = 'linear-gradient(currentColor, currentColor)'

/** One stroke aslant through its box, with soft edges. */
const stroke = (angle: string, color: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 1.4px), ${color} calc(50% - 0.7px) calc(50% + 0.7px), transparent calc(50% + 1.4px))`

const sheets = {
  /** Two rings and a line under the head. */
  calendar: {
    backgroundImage: `${ink}, ${ink}, ${ink}`,
    backgroundSize: '2px 25%, 2px 25%, 100% 2px',
    backgroundPosition: '25% 0, 75% 0, 0 40%',
    borderRadius: 3
  },
  /** An exclamation mark in a ring. */
  circleAlert: {
    backgroundImage: `${ink}, ${ink}`,
    backgroundSize: '2px 40%, 2px 2px',
    backgroundPosition: '50% 28%, 50% 82%',
    borderRadius: '50%'
  },
  /** A hook in a ring. */
  circleCheck: {
    backgroundImage: `${stroke('45deg', 'currentColor')}, ${stroke('-45deg', 'currentColor')}`,
    backgroundSize: '27% 27%, 45% 45%',
    backgroundPosition: '26% 66%, 72% 48%',
    borderRadius: '50%'
  },
  circleDashed: { borderStyle: 'dashed', borderRadius: '50%' }
} as const satisfies Readonly<Record<string, Sheet>>

/** Of a `::before` or `::after`, in the colour of the text; it stands in forced colours and on paper too. */
export const drawnIcon = (name: keyof typeof sheets, size: string) =>
  ({
    content: '""',
    flex: 'none',
    width: size,
    height: size,
    borderWidth: 2,
    borderStyle: 'solid',
    borderColor: 'currentColor',
    backgroundRepeat: 'no-repeat',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
    ...sheets[name]
  }) as const

/** The arrow of a box that opens a list, in its background at the end (下拉箭头); forced colours take it away, and the browser's own stands in. */
export const drawnArrow = (color: string, end: string) =>
  ({
    backgroundImage: `${stroke('45deg', color)}, ${stroke('-45deg', color)}`,
    backgroundSize: '8px 8px',
    backgroundPosition: `right calc(${end} + 5px) center, right ${end} center`,
    backgroundRepeat: 'no-repeat',
    printColorAdjust: 'exact'
  }) as const
