/**
 * What each screen weighs (每屏体积), from the manifest of a build and its page: gzip bytes of JavaScript and style sheets, and how many files.
 *
 * Home is all that the page itself names. Another screen is counted by what it brings beyond home and the client of the contract, which home fetches
 * once it stands; screens of the flow with the frame they stand in.
 */
export interface Chunk {
  readonly file: string
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export interface Weight {
  readonly name: string
  readonly script: number
  readonly style: number
  readonly files: number
}

export interface Budget {
  readonly script: number
  readonly style: number
  readonly files: number
}

export const frame = 'src/handling/ThemeWrapper.tsx'
export const client = 'src/queries/client.ts'

/** Folders of screens that stand alone; every other screen is a step inside the frame. */
const standAlone = [
  'batchRetire',
  'booking',
  'correction',
  'drafts',
  'entries',
  'home',
  'leave',
  'login',
  'phoneStatus',
  'phoneUpload',
  'progress',
  'sandbox',
  'signing'
]

const isScreen = (key: string) => /^src\/features\/[^/]+\/\w+Screen\.tsx$/.test(key)

const isStep = (key: string) => !standAlone.includes(key.split('/')[2] ?? '')

const reached = (manifest: Manifest, keys: readonly string[], all = new Set<string>()): ReadonlySet<string> => {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}.`)
    if (all.has(key)) continue
    all.add(key)
    reached(manifest, chunk.imports ?? [], all)
  }
  return all
}

export const weighScreens = (
  manifest: Manifest,
  page: string,
  gzip: (file: string) => number
): { readonly home: Weight; readonly others: readonly Weight[] } => {
  const weigh = (name: string, keys: readonly string[]): Weight => {
    const chunks = keys.flatMap((key) => manifest[key] ?? [])
    const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
    const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzip(file), 0)
    return { name, script: sum(chunks.map(({ file }) => file)), style: sum(styles), files: chunks.length + styles.length }
  }
  const isNamed = (file: string) => file.endsWith('.js') && page.includes(`/${file}"`)
  const entries = Object.keys(manifest).filter((key) => isNamed(manifest[key]?.file ?? ''))
  if (entries.length === 0) throw new Error('The page names no file of the build.')
  const base = reached(manifest, entries)
  const known = reached(manifest, [...entries, client])
  const beyond = (keys: readonly string[], here: ReadonlySet<string>) => [...reached(manifest, keys)].filter((key) => !here.has(key))
  return {
    home: weigh('home', [...base]),
    others: [
      weigh('client of the contract', beyond([client], base)),
      ...Object.keys(manifest)
        .filter((key) => manifest[key]?.isDynamicEntry === true && isScreen(key))
        .toSorted()
        .map((key) => weigh(key.replace('src/features/', ''), beyond(isStep(key) ? [frame, key] : [key], known)))
    ]
  }
}

/** What is over its budget, in words. */
export const overBudget = ({ name, script, style, files }: Weight, budget: Budget): readonly string[] => [
  ...(script > budget.script ? [`${name}: ${script} bytes of JavaScript, ${script - budget.script} too many`] : []),
  ...(style > budget.style ? [`${name}: ${style} bytes of style sheets, ${style - budget.style} too many`] : []),
  ...(files > budget.files ? [`${name}: ${files} files, ${files - budget.files} too many`] : [])
]
