/** Serves what was built (静态服务), each contender with a page of its own. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>表单</title><link rel="stylesheet" href="style.css"></head><body><div id="root"></div><script type="module" src="main.js"></script></body></html>`

export const serve = async (folder: string) => {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname)
    if (path.endsWith('/')) return response.setHeader('content-type', 'text/html').end(page)
    const body = await readFile(join(folder, path)).catch(() => undefined)
    if (body === undefined) return response.writeHead(404).end()
    return response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the pages are not served')
  return {
    address: `http://127.0.0.1:${address.port}/`,
    stop: () => new Promise((stopped) => server.close(stopped))
  }
}
