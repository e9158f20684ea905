/**
 * What the operations of the contract take (请求结构), read from their schemas: members, lists, maps, texts that carry a document, files and plain
 * values, and every place in them where a value stands.
 */
import { Api } from '@ljonething/api/Api'
import type { Carrying } from '@ljonething/api/schema/texts'
import { LoginRequired } from '@ljonething/api/session/Session'
import type { SchemaAST } from 'effect'
import { HttpApi } from 'effect/http-api'

export type Shape =
  | { readonly kind: 'members'; readonly members: readonly Member[] }
  | { readonly kind: 'map'; readonly value: Shape }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'carried'; readonly as: Carrying['as']; readonly content: Shape }
  | { readonly kind: 'file' }
  | { readonly kind: 'value'; readonly sample: string | number | boolean }

interface Member {
  readonly name: string
  readonly isOptional: boolean
  readonly shape: Shape
}

/** A way to one value: a member, the first item or entry, the key of the first entry, all entries alike, what a text carries. */
export type Step = { readonly member: string } | 'item' | 'key' | 'entry' | 'entries' | 'inside'

export interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly needsLogin: boolean
  readonly place: 'path' | 'query' | 'json' | 'multipart' | 'nothing'
  readonly shape: Shape
}

const nothing: Shape = { kind: 'members', members: [] }

const shapeOf = (ast: SchemaAST.AST): Shape => {
  const carrying = ast.annotations?.['carrying'] as Carrying | undefined
  if (carrying !== undefined) return { kind: 'carried', as: carrying.as, content: shapeOf(carrying.content.ast) }
  switch (ast._tag) {
    case 'Objects': {
      const [entry] = ast.indexSignatures
      if (entry !== undefined) return { kind: 'map', value: shapeOf(entry.type) }
      const members = ast.propertySignatures.map(({ name, type }) => ({
        name: String(name),
        isOptional: type.context?.isOptional === true,
        shape: shapeOf(type)
      }))
      return { kind: 'members', members }
    }
    case 'Arrays':
      return { kind: 'list', item: shapeOf(ast.rest[0] ?? ast.elements[0] ?? ast) }
    case 'Union':
      return shapeOf(ast.types[0] ?? ast)
    case 'Declaration':
      return { kind: 'file' }
    case 'Literal':
      return { kind: 'value', sample: typeof ast.literal === 'bigint' ? Number(ast.literal) : ast.literal }
    case 'Number':
      return { kind: 'value', sample: 1 }
    case 'Boolean':
      return { kind: 'value', sample: true }
    case 'String':
    case 'Unknown':
      return { kind: 'value', sample: 'a' }
    default:
      throw new Error(`no hostile values are known for ${ast._tag}`)
  }
}

const operations: Operation[] = []
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ group, endpoint, middleware }) => {
    const payloads = Array.from(endpoint.payload.values()).flatMap(({ encoding, schemas }) =>
      schemas.map((schema) => ({ encoding, schema }))
    )
    const [payload] = payloads
    const place =
      endpoint.params !== undefined
        ? 'path'
        : endpoint.query !== undefined
          ? 'query'
          : payload === undefined
            ? 'nothing'
            : payload.encoding._tag === 'Multipart'
              ? 'multipart'
              : 'json'
    const ast = endpoint.params?.ast ?? endpoint.query?.ast ?? payload?.schema.ast
    if (
      payloads.length > 1 ||
      endpoint.headers !== undefined ||
      [endpoint.params, endpoint.query, payload].filter((taken) => taken !== undefined).length > 1
    )
      throw new Error(`${endpoint.identifier} takes its parameters in a way that the walk does not know yet`)
    operations.push({
      name: `${group.identifier}.${endpoint.identifier}`,
      method: endpoint.method,
      path: endpoint.path,
      needsLogin: Array.from(middleware).some((service) => service.key === LoginRequired.key),
      place,
      shape: ast === undefined ? nothing : shapeOf(ast)
    })
  }
})
export { operations }

/** Every place of a shape, itself first. */
export const placesOf = (shape: Shape): readonly (readonly Step[])[] => {
  const below = (step: Step, inner: Shape) => placesOf(inner).map((steps) => [step, ...steps])
  switch (shape.kind) {
    case 'members':
      return [[], ...shape.members.flatMap(({ name, shape: inner }) => below({ member: name }, inner))]
    case 'map':
      return [[], ['key'], ['entries'], ...below('entry', shape.value)]
    case 'list':
      return [[], ...below('item', shape.item)]
    case 'carried':
      return [[], ...below('inside', shape.content)]
    default:
      return [[]]
  }
}

export const nameOf = (steps: readonly Step[]): string =>
  steps.map((step) => (typeof step === 'object' ? step.member : `<${step}>`)).join('.')
