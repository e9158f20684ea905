import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { answerWhileStarting } from './answerWhileStarting.ts'

it('a caller who comes before the application is ready is asked to come again, and is served by the application alone afterwards', async () => {
  const server = answerWhileStarting(createServer())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/readyz`
  try {
    const early = await fetch(url)
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
    server.on('request', (_request, response) => response.end('ready'))
    const later = await fetch(url)
    expect([later.status, await later.text()]).toEqual([200, 'ready'])
  } finally {
    await new Promise((closed) => server.close(closed))
  }
})
