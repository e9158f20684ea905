/**
 * Where a location (ST_Loc) of one file leads: from the folder of that file, or from the root with a leading slash. Undefined when it leads out
 * of the package. Example: `Res/a.png` in `Doc_0/PublicRes.xml` → `Doc_0/Res/a.png`; `/OFD.xml` → `OFD.xml`. Source: GB/T 33190-2016 §7.3.
 */
export const location = (from: string, to: string): string | undefined => {
  const written = to.trim().replaceAll('\\', '/')
  if (written === '') return undefined
  const steps = written.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of written.split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return undefined
  }
  return steps.length === 0 ? undefined : steps.join('/')
}
