import { describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const found = async (name: string) => {
  const scenes = await visitor(server.url).call((client) => client.middleScenes.scenes({ query: { name } }))
  return scenes.map(({ name: scene, foundBy }) => `${scene} ${foundBy ?? ''}`)
}

describe('search of scenes', () => {
  it.each([
    ['去世', '公民身后一件事 常用说法：去世'],
    ['亲子鉴定', '新生儿出生一件事 材料：亲子鉴定意见书'],
    ['预防接种证办理', '新生儿出生一件事 事项：预防接种证办理'],
    ['新生儿出生', '新生儿出生一件事 ']
  ])('%s finds %s', async (word, line) => {
    expect((await found(word))[0]).toBe(line)
  })

  it('finds nothing for what nobody handles, and everything without a word', async () => {
    expect(await found('月球')).toEqual([])
    expect((await found(' ')).length).toBeGreaterThan(10)
  })
})
