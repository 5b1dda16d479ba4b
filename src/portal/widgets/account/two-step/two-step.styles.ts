import { styled } from 'styled-components';
import { color, font, radius } from '#portal/theme/tokens.ts';

/** The code brings its light ground along, since scanners want one. */
export const Code = styled.div`
  align-self: center;
  width: 208px;
  height: 208px;
  > span { width: 100%; height: 100%; }
`;

export const Key = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding-inline: 14px 4px;
  min-height: 52px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  code { flex: 1; font-family: ${font.mono}; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
`;

export const KeyLabel = styled.p`
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  color: ${color.tx2};
  margin-block-end: -8px;
`;

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  gap: 8px;
  li {
    padding: 9px 4px;
    border-radius: ${radius.s};
    background: ${color.surf2};
    text-align: center;
    font-family: ${font.mono};
    font-size: 13px;
    line-height: 18px;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > button { flex: 1 1 130px; }
`;
