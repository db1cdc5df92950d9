/** Unit: 1/10000 of a percent; 25 % is 250000. */
export type Share = number;

export interface OwnershipNode {
  /** 15 characters, stable across versions. A person's id equals that of their entry in `people`. */
  id: string;
  kind: 'person' | 'company';
  firstName?: string;
  lastName?: string;
  name?: string;
  country?: string;
  registrationNumber?: string;
}

export interface OwnershipEdge {
  id: string;
  owner: string;
  /** A node's id, or `client` for the company of the form. */
  owned: string;
  /** Exact share; absent when only a band is known. */
  share?: Share;
  /** Lowest and highest share when only a band is known. */
  band?: { from: Share; to: Share };
  kind: 'shares' | 'votes' | 'control';
}

export interface OwnershipAnswers {
  nodes?: OwnershipNode[];
  edges?: OwnershipEdge[];
  /** Why no natural person owns or controls more than 25 %, so that the directors count as beneficial owners. */
  nobodyReason?: string;
}
