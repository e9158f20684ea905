/** A key in the product beside one in the engine alone (产品中的按键), in rounds that go from one to the other. What is measured: README.md. */
import { chromium } from 'playwright'
import { buildPages } from '../forms/build.ts'
import { serve } from '../forms/serve.ts'
import type { Report } from '../harness/Report.ts'
import { chromiumSettings } from './chromium.ts'
import { enginePage, openEngineForm } from './engineForm.ts'
import type { KeyRound, OpenForm } from './keyRound.ts'
import { keyRound } from './keyRound.ts'
import { keyPressTable } from './keyPressTable.ts'
import { startProduct } from './product.ts'
import { fillHalf, openProductForm } from './productForm.ts'

const rounds = Number(process.env['KEY_ROUNDS'] ?? 5)
const title = 'A key press in the product'

const measured = async (form: OpenForm): Promise<KeyRound> => {
  try {
    return await keyRound(form)
  } finally {
    await form.page.context().close()
  }
}

/** Both typed into the same form, and the product saved what was typed. */
const refuseOtherWork = (product: KeyRound, engine: KeyRound) => {
  if (product.savesInWords === 0 || product.savesInOneGo === 0) throw new Error('no draft was saved while typing in the product')
  if (product.errors !== engine.errors) throw new Error(`the product shows ${product.errors} errors, the engine alone ${engine.errors}`)
}

const measure = async (): Promise<string> => {
  const built = await buildPages([enginePage])
  const server = await serve(built.folder)
  const service = await startProduct()
  const browser = await chromium.launch(chromiumSettings())
  const product: KeyRound[] = []
  const engine: KeyRound[] = []
  try {
    const half = await fillHalf(browser, service.address)
    const inProduct = async () => void product.push(await measured(await openProductForm(browser, service.address, half)))
    const inEngine = async () => void engine.push(await measured(await openEngineForm(browser, `${server.address}described/`, half.given)))
    for (let round = 0; round < rounds; round += 1) {
      for (const turn of round % 2 === 0 ? [inProduct, inEngine] : [inEngine, inProduct]) await turn()
      const [ofProduct, ofEngine] = [product.at(-1), engine.at(-1)]
      if (ofProduct !== undefined && ofEngine !== undefined) refuseOtherWork(ofProduct, ofEngine)
    }
  } finally {
    await browser.close()
    await service.stop()
    await server.stop()
    await built.remove()
  }
  return keyPressTable(title, product, engine)
}

export const keyPress = (): Report => ({ title, print: measure })
