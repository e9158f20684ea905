/**
 * Only what is used of sm-crypto-v2 (国密算法) is sent to browsers, which is SM4: its one file builds the curve of SM2 while it loads (13 KB, and longer
 * than all that the portal encrypts with it), and a bundler may leave that out only where the file says that nothing else depends on it.
 */
import type { Plugin } from 'vite'

const curve = /^var (ZERO|ONE|TWO|THREE|sm3|sm2Fp|sm2Curve|field|wPow2|wPow2Sub1|getSharedSecret) = (.*?);$/gms
const shared = 'var { getSharedSecret } = sm2Curve;'
const called = /^(?:__export\(sm2_exports|initRNGPool\()/gm

export const smWithoutCurves = (): Plugin => ({
  name: 'sm-without-curves',
  apply: 'build',
  transform: {
    filter: { id: /sm-crypto-v2[\\/]dist[\\/]index\.mjs/ },
    handler: (code) => ({
      code: code
        .replace(shared, 'var getSharedSecret = sm2Curve.getSharedSecret;')
        .replaceAll(curve, 'var $1 = /* @__PURE__ */ (() => $2)();')
        .replaceAll(called, '/* @__PURE__ */ $&'),
      map: null
    })
  }
})
