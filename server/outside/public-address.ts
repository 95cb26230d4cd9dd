import { BlockList, isIP } from 'node:net';
import { mappedIpv4 } from '#server/http/client-address.ts';

const notPublic = new BlockList();
for (const [network, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const)
	notPublic.addSubnet(network, prefix, 'ipv4');

/** The open internet's IPv6 range, minus addresses that stand for IPv4 or are reserved for documentation. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const notPublicIpv6 = new BlockList();
for (const [network, prefix] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const)
	notPublicIpv6.addSubnet(network, prefix, 'ipv6');

/** True for an IP address on the open internet: not this machine, a private network, or a cloud's metadata service. */
export function isPublicAddress(address: string): boolean {
	const mapped = mappedIpv4(address);
	if (mapped !== undefined) return isPublicAddress(mapped);
	const family = isIP(address);
	if (family === 4) return !notPublic.check(address, 'ipv4');
	return family === 6 && publicIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6');
}
