/** Sends every call of the contract's bases to the double of the service, before the tests of a page begin. */
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { answerAsService } from './fakeService.ts'

const bases = ['/ljonethingapi/*', '/longjiang_otn/*', '/api-gateway/*', '/hljzwfw-hljzwfwydht-server/*']

const worker = setupWorker(...bases.map((path) => http.all(path, ({ request }) => answerAsService(request))))

await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url: '/callsWorker.js' } })
