/**
 * The start (启动) with 1,000 scenes: copies of those of the content under codes of their own. The first start parses them all and makes the database;
 * the next reads what it kept.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../harness/Report.ts'
import { goal } from './goal.ts'
import { newFolder, removeFolder, root, startService } from './runningService.ts'

const scenes = 1_000

const manyScenes = (folder: string): string => {
  const content = join(folder, 'content')
  cpSync(join(root, 'content'), content, { recursive: true })
  const texts = readdirSync(join(content, 'scenes')).map((name) => readFileSync(join(content, 'scenes', name), 'utf8'))
  mkdirSync(join(content, 'scenes'), { recursive: true })
  for (let number = texts.length; number < scenes; number += 1) {
    const code = `T${String(number).padStart(9, '0')}`
    const text = texts[number % texts.length] ?? ''
    writeFileSync(join(content, 'scenes', `${code}.yaml`), text.replace(/^sceneCode: .*$/m, `sceneCode: ${code}`))
  }
  return content
}

export const start = (): Report => ({
  title: 'Start with 1,000 scenes',
  print: async () => {
    const folder = newFolder()
    try {
      const settings = { CONTENT_DIR: manyScenes(folder) }
      const data = join(folder, 'data')
      const seconds: number[] = []
      for (const _start of ['first', 'next']) {
        const service = await startService(data, settings)
        seconds.push(service.startMs / 1000)
        await service.stop()
      }
      const [first = Number.NaN, next = Number.NaN] = seconds
      return [
        `Start with ${scenes.toLocaleString('en')} scenes`,
        `  the first, which parses them all and makes the database  ${first.toFixed(1).padStart(6)} s`,
        `  the next                                                 ${next.toFixed(1).padStart(6)} s`,
        goal('the first start', first, { atMost: 10 }, ' s'),
        goal('a start with scenes that were parsed before', next, { atMost: 10 }, ' s'),
        ''
      ].join('\n')
    } finally {
      removeFolder(folder)
    }
  }
})
