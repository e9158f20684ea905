/** A number to call (咨询电话). */
export const PhoneLink = ({ number }: { readonly number: string }) => <a href={`tel:${number}`}>{number}</a>
