import { describe, expect, it } from 'vitest'
import { withAddresses } from './withAddresses.mjs'

const base = 'https://registry.example'
const integrity = 'sha512-abc'

describe('addresses of packages', () => {
  it.each([
    ['node_modules/effect', { version: '4.1.0', integrity }, '/effect/-/effect-4.1.0.tgz'],
    ['node_modules/@nx/js', { version: '23.2.1', integrity }, '/@nx/js/-/js-23.2.1.tgz'],
    ['node_modules/is-odd/node_modules/is-number', { version: '6.0.0', integrity }, '/is-number/-/is-number-6.0.0.tgz'],
    ['node_modules/@nx/js/node_modules/@babel/core', { version: '7.1.0', integrity }, '/@babel/core/-/core-7.1.0.tgz'],
    ['node_modules/typescript-native', { name: 'typescript', version: '7.0.2', integrity }, '/typescript/-/typescript-7.0.2.tgz']
  ])('are made of %s', (path, entry, place) => {
    expect(withAddresses({ packages: { [path]: entry } }, base)).toEqual({
      packages: { [path]: { ...entry, resolved: `${base}${place}` } }
    })
  })

  it.each([
    ['', { name: 'ljonething', version: '6.1.7' }],
    ['libs/domain', { name: '@ljonething/domain', version: '6.1.7' }],
    ['node_modules/@ljonething/domain', { resolved: 'libs/domain', link: true }],
    ['node_modules/elsewhere', { version: '1.0.0', integrity, resolved: 'https://elsewhere.example/elsewhere.tgz' }]
  ])('are not made of what came from no registry or has one: "%s"', (path, entry) => {
    expect(withAddresses({ packages: { [path]: entry } }, base)).toEqual({ packages: { [path]: entry } })
  })

  it('leave the rest of the lock file as it is', () => {
    expect(withAddresses({ lockfileVersion: 3, packages: {} }, base)).toEqual({ lockfileVersion: 3, packages: {} })
  })
})
