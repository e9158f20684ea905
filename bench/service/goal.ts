/** A goal and what was reached, as a line. */
export const goal = (
  what: string,
  reached: number,
  wanted: { readonly atLeast: number } | { readonly atMost: number },
  unit = ''
): string => {
  const isReached = 'atLeast' in wanted ? reached >= wanted.atLeast : reached <= wanted.atMost
  const asked = 'atLeast' in wanted ? `≥ ${wanted.atLeast}` : `≤ ${wanted.atMost}`
  const shown = reached.toFixed(Math.abs(reached) < 10 ? 2 : 0)
  return `  goal: ${what} ${asked}${unit}: ${shown}${unit} ${isReached ? 'reached' : 'MISSED'}`
}

export const refusals = (
  title: string,
  { refused, firstRefusal }: { readonly refused: number; readonly firstRefusal: string }
): readonly string[] => (refused === 0 ? [] : [`  ${title}: ${refused} refused, the first: ${firstRefusal}`])
