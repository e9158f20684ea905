import { describe, expect, it } from 'vitest'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const path = '/ljonethingapi/guide/sampleFile'

describe('a sample of a material', () => {
  it('[R-3.3-14] is given to everybody who can see the material: visitor, person and company', async () => {
    const callers = [visitor(server.url), await loginAs(server.url, '周晓岚'), await loginAs(server.url, '邹静', true)]
    for (const caller of callers) {
      for (const kind of ['blank', 'example']) {
        const query = { fileName: `newborn-householder-consent-${kind}.pdf` }
        const bytes = await caller.call((client) => client.oneThingGuide.sampleFile({ query }))
        expect(bytes).toBeDefined()
      }
    }
    const answer = await fetch(`${server.url}${path}?fileName=newborn-householder-consent-blank.pdf`)
    expect([answer.headers.get('content-type'), (await answer.text()).slice(0, 5)]).toEqual(['application/octet-stream', '%PDF-'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('stands in the form beside the material', async () => {
    const scene = await visitor(server.url).call((client) => client.oneThingGuide.getGuideScene({ query: { code: 'HLJYJS0001' } }))
    expect(scene.materials.find(({ code }) => code === 'CL15')).toMatchObject({
      emptyFile: 'newborn-householder-consent-blank.pdf',
      exampleFile: 'newborn-householder-consent-example.pdf'
    })
  })

  it('is no way to any other file', async () => {
    for (const fileName of ['../dictionaries.json', '..%2Fdictionaries.json', 'no.pdf', '/etc/passwd', '', 'scenes/01-newborn.yaml'])
      expect(await onTheWire(server.url, visitor(server.url))('GET', path, { fileName }), fileName).toMatchObject({ status: 404 })
  })
})
