/** Things made once for each key (留用), as long as they are asked for again between one `settle` and the next. */
export const kept = <A>() => {
  let known = new Map<string, A>()
  let asked = new Map<string, A>()
  return {
    of: (key: string, make: () => A): A => {
      const thing = asked.get(key) ?? known.get(key) ?? make()
      asked.set(key, thing)
      return thing
    },
    settle: () => {
      known = asked
      asked = new Map()
    }
  }
}
