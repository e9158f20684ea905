/** What the page said when a journey failed (失败时的页面), printed after all failures: a run elsewhere leaves nothing but the end of what it prints. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { existsSync, readFileSync } from 'node:fs'

/** What the journey attaches of its requests and its console. */
export const trailName = 'trail'

/** Of a long form the beginning, where it says what is wrong, and the end, where it is handed in. */
const firstLines = 60
const lastLines = 60

/** Marks for programs. */
const marks = / \[(?:ref|cursor)=\w+\]/g

/** As the browser tells a screen reader, without what stands around it; a question that lies over it is all that there is. */
const contentOf = (context: string): readonly string[] => {
  const [, page = ''] = /```yaml\n(.*?)```/s.exec(context) ?? []
  const lines = page.trim().replaceAll(marks, '').split('\n')
  return lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => line.trim() === '- main:')
    )
  )
}

export default class PageSaid implements Reporter {
  private readonly said: string[] = []

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const { path } = attachments.find(({ name }) => name === 'error-context') ?? {}
    if (path === undefined || !existsSync(path)) return
    const trail = attachments.find(({ name }) => name === trailName)?.body?.toString('utf8') ?? ''
    const lines = contentOf(readFileSync(path, 'utf8'))
    const rest = lines.slice(firstLines)
    const left = rest.length > lastLines ? ['……'] : []
    this.said.push(`── 失败时的页面：${title}`, ...lines.slice(0, firstLines), ...left, ...rest.slice(-lastLines), trail)
  }

  onEnd(): void {
    if (this.said.length > 0) console.log(this.said.join('\n'))
  }
}
