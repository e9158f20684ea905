/** A key in the product beside one in the engine alone (产品中的按键), which take turns. What is measured: README.md. */
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
import { inTurns } from './turns.ts'

const rounds = Number(process.env['KEY_ROUNDS'] ?? 5)
const title = 'A key press in the product'

/** In the order given, and each in its own place. */
const measured = async (forms: readonly OpenForm[]): Promise<readonly KeyRound[]> => {
  try {
    return await inTurns(forms.map((form) => (turn) => keyRound(form, turn)))
  } finally {
    for (const { page } of forms) await page.context().close()
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
    for (let round = 0; round < rounds; round += 1) {
      const inProduct = await openProductForm(browser, service.address, half)
      const inEngine = await openEngineForm(browser, `${server.address}described/`, half.given)
      const [first, second] = await measured(round % 2 === 0 ? [inProduct, inEngine] : [inEngine, inProduct])
      const [ofProduct, ofEngine] = round % 2 === 0 ? [first, second] : [second, first]
      if (ofProduct === undefined || ofEngine === undefined) throw new Error('one of the two was not typed into')
      refuseOtherWork(ofProduct, ofEngine)
      product.push(ofProduct)
      engine.push(ofEngine)
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
