/** @returns an address without its codes, such as `%20`; as it is where they are none */
export function safelyDecoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
