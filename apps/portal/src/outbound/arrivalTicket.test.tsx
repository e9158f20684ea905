import { afterEach, describe, expect, it } from 'vitest'
import { arrivedSecrets, redeemArrival, takeArrivalTicket } from './arrivalTicket.ts'

const own = window.location.href
afterEach(() => {
  redeemArrival('token')
  redeemArrival('ticket')
  window.history.replaceState(null, '', own)
})

const arriveAt = (query: string) => {
  const url = new URL(own)
  url.search = query
  url.hash = '#part'
  window.history.replaceState({ kept: true }, '', url)
  takeArrivalTicket()
  return window.location
}

describe('arrival with a secret in the address', () => {
  it.each([
    ['?token=secret', ''],
    ['?a=%E5%87%BA+%20&token=secret&flag&a=2', '?a=%E5%87%BA+%20&flag&a=2'],
    ['?token=secret&token=other&x=1', '?x=1'],
    ['?%74oken=secret&x=1', '?x=1'],
    ['?mytoken=1&token=secret&x=token', '?mytoken=1&x=token']
  ])('[R-2.3-09] %s becomes “%s”, written as before, in the same entry of the history', (query, rest) => {
    const entries = window.history.length
    const { search, hash } = arriveAt(query)
    expect([search, hash]).toEqual([rest, '#part'])
    expect([window.history.length, window.history.state]).toEqual([entries, { kept: true }])
    expect(redeemArrival('token')).toBe('secret')
  })

  it('without one the address is left alone', () => {
    expect(arriveAt('?a=%20&b').search).toBe('?a=%20&b')
    expect([redeemArrival('token'), redeemArrival('ticket')]).toEqual([undefined, undefined])
  })

  it('is given once, and till then known for going on to the mobile site', () => {
    arriveAt('?ticket=one&token=two')
    expect([...arrivedSecrets()]).toEqual([
      ['ticket', 'one'],
      ['token', 'two']
    ])
    expect(redeemArrival('ticket')).toBe('one')
    expect(redeemArrival('ticket')).toBeUndefined()
    expect([...arrivedSecrets()]).toEqual([['token', 'two']])
  })
})
