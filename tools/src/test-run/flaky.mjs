/**
 * Once more, alone (再单独运行一次): a file of tests that failed while all the others ran is run again when they have ended. If it passes then, it is
 * `flaky`: the run passes and says so, and whoever reads it mends the cause before other work. More than two files that fail are no chance, and
 * nothing is run again.
 */
export const mostFlaky = 2

const again = {
  vitest: ({ path }) => ['vitest', ['run', path, '--reporter=default']],
  playwright: ({ path }) => ['playwright', ['test', path, '--reporter=list']],
  scenes: ({ path }) => ['playwright', ['test', path, '-c', 'scenes', '--reporter=list']]
}

/**
 * Results of the stages with the outcome of the second run in them. `runAlone(command, file, stage)` gives the exit code.
 * A stage that failed outside of its files has failed for good.
 */
export const runFlakyAgain = async (results, runAlone) => {
  const failing = results.flatMap(({ stage, files }) => files.filter(({ failed }) => failed > 0).map((file) => ({ stage, file })))
  if (failing.length > mostFlaky) return results
  const steady = new Set()
  for (const { stage, file } of failing) if ((await runAlone(again[stage.tests](file), file, stage)) === 0) steady.add(file)
  return results.map((result) => ({
    ...result,
    files: result.files.map((file) =>
      steady.has(file) ? { ...file, passed: file.passed + file.failed, failed: 0, problems: [], flaky: file.problems[0] } : file
    )
  }))
}
