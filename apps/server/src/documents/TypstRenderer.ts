/**
 * Sets one document with Typst: typeset data in through `inputs`, a tagged Chinese PDF/A-2a out, or the page as a picture where that is asked for;
 * the application form also as a Word document.
 *
 * The templates are ours; they decode the data from JSON text, so nothing in it is markup. Only the pinned fonts exist,
 * and asking for PDF/A-2a makes the compiler refuse a page with a missing glyph. A refusal carries the compiler's words
 * with quoted text left out.
 */
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { renderSVG } from 'uqr'
import { documentMeta } from './documentMeta.ts'
import { fontCoverage } from './fontCoverage.ts'
import { picturePlaces } from './picturePlaces.ts'
import type { PicturePlace } from './picturePlaces.ts'
import { pinnedFonts } from './pinnedFonts.ts'
import type { RenderAnswer, RenderRequest } from './RenderRequest.ts'
import { typesetAll } from './typesetText.ts'

/** Loads the fonts and answers with the function that sets documents. */
export const createTypstRenderer = (): ((request: RenderRequest) => Promise<RenderAnswer>) => {
  const workspace = fileURLToPath(new URL('./templates/', import.meta.url))
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...pinnedFonts] }] })
  const coverages = pinnedFonts.map(fontCoverage)
  const covers = (codePoint: number) => coverages.some((covered) => covered(codePoint))

  return async (request) => {
    const missing = new Set<string>()
    try {
      const places = request.template === 'application' ? await picturePlaces(request) : []
      if (request.template === 'application' && request.as === 'docx') {
        return { kind: 'rendered', bytes: await (await import('./wordForm.ts')).wordForm(request.document, places), missing: [] }
      }
      const typesetter = { covers, onMissing: (name: string) => missing.add(name) }
      const data = typesetAll({ ...request.document, ...(places.length === 0 ? {} : { pictures: places.map(toTypeset) }) }, typesetter)
      places.forEach(({ picture }, at) => picture && compiler.mapShadow(workspace + pictureName(at), Buffer.from(picture.jpeg)))
      const result = compiler.compile({
        mainFilePath: `${workspace}${request.template}.typ`,
        inputs: { data: JSON.stringify(data), ...derivedInputs(request) }
      })
      const set = result.result
      if (result.hasError() || set === null) {
        return refused(JSON.stringify(result.takeDiagnostics()?.shortDiagnostics ?? 'nothing was set'))
      }
      const isPicture = request.template === 'result' && request.as === 'png'
      const bytes = isPicture
        ? await (await import('./sheetPicture.ts')).sheetPicture(compiler.plainSvg(set))
        : Uint8Array.from(compiler.pdf(set, { pdfStandard: 'a-2a' }))
      return { kind: 'rendered', bytes, missing: [...missing] }
    } catch (cause) {
      return refused(String(cause))
    } finally {
      compiler.resetShadow()
      compiler.evictCache(cacheGenerations)
    }
  }
}

const pictureName = (at: number) => `picture-${at}.jpg`

const toTypeset = ({ label, note, picture }: PicturePlace, at: number) => ({
  label,
  ...(picture === undefined ? { note } : { picture: at })
})

/** Renders a cached piece may sit unused before it is let go. */
const cacheGenerations = 2

/** The same seal is the same picture, whenever it is made. */
const sealsMadeAt = '2026-01-01 00:00:00'

const derivedInputs = (request: RenderRequest): Record<string, string> => {
  if (request.template === 'application' || request.template === 'blank') {
    return { meta: JSON.stringify(documentMeta(request.document.title, request.document.generatedAt)) }
  }
  if (request.template === 'certificate') {
    return { meta: JSON.stringify(documentMeta(request.document.title, `${request.document.validFrom} 00:00:00`)) }
  }
  if (request.template === 'seal') return { meta: JSON.stringify(documentMeta(request.document.name, sealsMadeAt)) }
  if (request.template === 'result') {
    return { meta: JSON.stringify(documentMeta(request.document.title, `${request.document.issuedOn} 00:00:00`)) }
  }
  return {
    meta: JSON.stringify(documentMeta(`受理回执 ${request.document.applicationNumber}`, request.document.acceptedAt)),
    qr: renderSVG(request.document.applicationNumber, { ecc: 'M', border: 2 })
  }
}

const refused = (words: string): RenderAnswer => ({ kind: 'refused', detail: withoutQuotations(words).slice(0, 500) })

const withoutQuotations = (words: string) => words.replaceAll(/`[^`]*`/g, '`…`')
