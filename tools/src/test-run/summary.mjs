/** What a run comes to (小结): per stage its outcome, its seconds and its slowest files; what failed, what is flaky, and the sum. Pure. */
const slowest = 10

const total = (files, key) => files.reduce((sum, file) => sum + file[key], 0)

/** Of one stage: `{ passed, failed }` tests; a stage without tests is one check. */
export const countOf = ({ code, stage, files, failed }) => {
  if (stage.tests === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const wrong = total(files, 'failed') + failed
  const explained = wrong > 0 || files.some(({ flaky }) => flaky !== undefined)
  return { passed: total(files, 'passed'), failed: code !== 0 && !explained ? 1 : wrong }
}

const slowestOf = (files) =>
  [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowest)
    .map(({ path, seconds }) => `${path} ${Math.round(seconds)}`)
    .join('，')

const stageLines = (result) => {
  const { passed, failed } = countOf(result)
  const { stage, seconds, files, problems } = result
  return [
    `${failed === 0 ? '通过  ' : '未通过'}  ${String(seconds).padStart(4)} 秒  ${passed} passed, ${failed} failed  ${stage.title}`,
    ...(files.length > 1 ? [`          最慢的文件（秒）：${slowestOf(files)}`] : []),
    ...[...problems, ...files.flatMap((file) => file.problems)].map((problem) => `          ${problem}`)
  ]
}

/** `{ lines, passed, failed }` of all stages. */
export const summaryOf = (results) => {
  const counts = results.map(countOf)
  const flaky = results.flatMap(({ files }) => files.filter((file) => file.flaky !== undefined))
  return {
    lines: [...results.flatMap(stageLines), ...flaky.map((file) => `flaky  ${file.path}：${file.flaky}`)],
    passed: total(counts, 'passed'),
    failed: total(counts, 'failed')
  }
}
