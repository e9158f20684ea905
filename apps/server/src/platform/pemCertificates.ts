/** Certificates in a file of PEM blocks (PEM 证书文件), DER; a file without one does not start. `what` names them in the sentence. */
import { Effect } from 'effect'
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartError } from './StartError.ts'

const pemBlock = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu

export const pemCertificates = (path: string, what: string): Effect.Effect<readonly Uint8Array[], StartError> =>
  Effect.try({
    try: () => {
      const found = readFileSync(path, 'utf8').match(pemBlock) ?? []
      if (found.length === 0) throw new Error('no certificate in it')
      return found.map((pem) => Uint8Array.from(new X509Certificate(pem).raw))
    },
    catch: (cause) => new StartError(`${what} ${path} 无法读取：${cause instanceof Error ? cause.message : ''}`)
  })
