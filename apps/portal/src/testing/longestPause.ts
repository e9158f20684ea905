/** The longest that this page did not answer while something went on (最长停顿), in milliseconds. */
export const longestPause = async (during: () => Promise<void>): Promise<number> => {
  let last = performance.now()
  let longest = 0
  const beat = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(beat, 10)
  try {
    await during()
    beat()
    return longest
  } finally {
    clearInterval(timer)
  }
}
