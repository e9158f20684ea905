/**
 * Names of the components that React draws (渲染计数), one entry per drawing, told by React itself through the hook of its developer tools. A
 * component that React skips because nothing of it changed is not listed. Import it before everything that loads React.
 */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}
/** `PerformedWork` of React: the component function ran. */
const performedWork = 1

/** Undefined for what is no component, such as an element of the page. */
const nameOf = (type: unknown): string | undefined => {
  if (typeof type === 'function') return textOf(type, 'displayName') ?? textOf(type, 'name') ?? '?'
  if (typeof type !== 'object' || type === null) return undefined
  const inner: unknown = Reflect.get(type, 'type') ?? Reflect.get(type, 'render')
  return textOf(type, 'displayName') ?? nameOf(inner)
}
const textOf = (type: object, part: string): string | undefined => {
  const text: unknown = Reflect.get(type, part)
  return typeof text === 'string' && text !== '' ? text : undefined
}

const drawnBelow = (fiber: Fiber): readonly string[] => {
  const before = fiber.alternate
  const name = nameOf(fiber.type)
  const own = name !== undefined && (fiber.flags & performedWork) !== 0 ? [name] : []
  if (before !== null && before.child === fiber.child) return own
  const below: string[] = []
  for (let child = fiber.child; child !== null; child = child.sibling) {
    if (child.alternate === null || before === null || !isSkipped(child, before)) below.push(...drawnBelow(child))
  }
  return [...own, ...below]
}

/** React kept the very same child. */
const isSkipped = (child: Fiber, parentBefore: Fiber): boolean => {
  for (let each = parentBefore.child; each !== null; each = each.sibling) if (each === child) return true
  return false
}

let drawn: string[] | undefined

/** React asks for its developer tools when it is loaded: this module comes before it. */
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => drawn?.push(...drawnBelow(current))
  }
})

/** What is drawn while this runs. */
export const renderedDuring = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const names: string[] = (drawn = [])
  await work()
  drawn = undefined
  return names
}
