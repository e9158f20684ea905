/**
 * The page of the contract (接口说明): a plain page of the contract's calls (method, path, parameters, bodies, answers), drawn from the same contract as
 * handlers and client; made when it is asked for first, as it takes as long as 200 calls. No script, and one style block, which the policy names by
 * its hash. The machine-readable form is the OpenAPI JSON it links. `API_DOCS=false` shows neither it nor that there is one.
 */
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest } from 'effect/http'
import type { HttpApi, HttpApiGroup } from 'effect/http-api'
import { OpenApi } from 'effect/http-api'
import { createHash } from 'node:crypto'
import { ServiceConfig } from '../Config.ts'
import { encodedOnce } from './encodings.ts'
import { answerKept } from './keptAnswer.ts'
import type { Kept } from './keptAnswer.ts'

type Spec = OpenApi.OpenAPISpec
type Operation = OpenApi.OpenAPISpecOperation

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const json = (value: unknown) => `<pre>${escaped(JSON.stringify(value, undefined, 2))}</pre>`

const methods: readonly OpenApi.OpenAPISpecMethodName[] = ['get', 'post', 'put', 'patch', 'delete']

const parameterRows = ({ parameters }: Operation) =>
  parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}</td><td>${required ? '必填' : '可选'}</td><td><code>${escaped(JSON.stringify(schema))}</code></td></tr>`
  )

const answers = ({ responses }: Operation) =>
  Object.entries(responses).map(
    ([status, { description, content }]) =>
      `<dt>${status} ${escaped(description)}</dt><dd>${content === undefined ? '' : json(content)}</dd>`
  )

const call = (method: string, path: string, operation: Operation) => {
  const rows = parameterRows(operation)
  const title = operation.summary ?? operation.description ?? ''
  return [
    `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(title)}</summary>`,
    rows.length > 0 ? `<table><tr><th>参数</th><th>位置</th><th></th><th>类型</th></tr>${rows.join('')}</table>` : '',
    operation.requestBody === undefined ? '' : `<h4>请求体</h4>${json(operation.requestBody.content)}`,
    `<h4>应答</h4><dl>${answers(operation).join('')}</dl></details>`
  ].join('')
}

const group = ({ paths }: Spec, tag: string) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation?.tags.includes(tag) ? [call(method, path, operation)] : []
    })
  )

const css = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2328}
summary{cursor:pointer;padding:.4rem 0}pre{background:#f6f8fa;padding:.8rem;overflow:auto;font-size:13px}
table{border-collapse:collapse}td,th{border:1px solid #d0d7de;padding:.3rem .6rem;text-align:left}
.get{color:#0a5c2b}.post{color:#0b4f9e}.put,.patch{color:#7a4b00}.delete{color:#a11}`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const page = (spec: Spec, specPath: string) =>
  [
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escaped(spec.info.title)}</title><style>${css}</style></head><body><main>`,
    `<h1>${escaped(spec.info.title)}</h1><p><a href="${specPath}">OpenAPI JSON</a></p>`,
    ...spec.tags.map(
      ({ name, description }) => `<h2>${escaped(name)}</h2><p>${escaped(description ?? '')}</p>${group(spec, name).join('')}`
    ),
    `<h2>数据结构</h2>`,
    ...Object.entries(spec.components.schemas).map(
      ([name, schema]) => `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${json(schema)}</details>`
    ),
    `</main></body></html>`
  ].join('\n')

/** A route that shows `api`; `specPath` is where its OpenAPI JSON is served. */
export const ApiDocs = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  path: `/${string}`,
  specPath: string,
  api: HttpApi.HttpApi<Id, Groups>
) =>
  Layer.unwrap(
    Effect.map(ServiceConfig, ({ apiDocs }) => {
      if (!apiDocs) return Layer.empty
      let made: Kept | undefined
      const kept = () =>
        (made ??= {
          type: 'text/html; charset=utf-8',
          ...encodedOnce(Buffer.from(page(OpenApi.fromApi(api), specPath)), () => Promise.resolve(undefined))
        })
      return HttpRouter.add(
        'GET',
        path,
        Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => answerKept(request, kept(), { 'content-security-policy': policy }))
      )
    })
  )
